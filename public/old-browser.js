// Says, in the reader's language, that the page cannot start: for browsers too old for
// the program, which run this by themselves, and for others when it could not be
// loaded. In words that the oldest browser understands.
(function () {
  var needs = "Chrome 111, Firefox 114, Safari 16.4";
  var said = {
    en: "Abalone could not start. Please reload the page; it needs " + needs + " or newer.",
    fr: "Abalone n’a pas pu démarrer. Rechargez la page\u00a0; il faut " + needs + " ou plus récent.",
    de: "Abalone konnte nicht starten. Bitte lade die Seite neu; nötig ist " + needs + " oder neuer.",
    it: "Abalone non è partito. Ricarica la pagina; serve " + needs + " o più recente.",
    es: "Abalone no ha podido empezar. Vuelve a cargar la página; hace falta " + needs + " o posterior.",
    cs: "Abalone se nepodařilo spustit. Načtěte stránku znovu; je potřeba " + needs + " nebo novější.",
  };
  var asked = (navigator.language || navigator.userLanguage || "en").slice(0, 2).toLowerCase();
  var failed = document.getElementById("shell-failed");
  if (said[asked]) {
    failed.firstChild.data = said[asked];
    failed.lang = asked;
  }
  document.getElementById("shell-wait").hidden = true;
  failed.hidden = false;
})();

// Only browsers too old for the program run this.
document.getElementById("shell-wait").hidden = true;
document.getElementById("shell-failed").hidden = false;

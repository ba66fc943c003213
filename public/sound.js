// What marbles on wood sound and feel like. Nothing is recorded: every sound is made
// here of noise and tones. The program fetches this for the first one
// (src/ui/heard.rs) and asks for the others by an event.
(() => {
  const { first } = document.currentScript.dataset;
  // The page has two programs, and each may be the first to be heard.
  if (globalThis.abaloneSounds) {
    dispatchEvent(new CustomEvent("abalone-sound", { detail: first }));
    return;
  }
  globalThis.abaloneSounds = true;
  const VOLUMES = { quiet: 0.25, medium: 0.55, loud: 1 };
  let context, out, hiss;

  const open = () => {
    context = new AudioContext();
    const press = context.createDynamicsCompressor();
    press.connect(context.destination);
    out = context.createGain();
    out.connect(press);
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  };

  /** Rises in a moment and dies away; `from` seconds from now, for `length`. */
  const envelope = (from, length, loud) => {
    const gain = context.createGain();
    const begin = context.currentTime + from;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.006, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    gain.connect(out);
    return [gain, begin];
  };

  const tone = (pitch, from, length, loud, { to = pitch, type = "sine" } = {}) => {
    const [gain, begin] = envelope(from, length, loud);
    const source = context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(pitch, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + length);
    source.connect(gain);
    source.start(begin);
    source.stop(begin + length);
  };

  const noise = (pitch, from, length, loud, width = 1) => {
    const [gain, begin] = envelope(from, length, loud);
    const source = context.createBufferSource();
    source.buffer = hiss;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = width;
    source.connect(filter).connect(gain);
    source.start(begin, Math.random() * 0.1);
    source.stop(begin + length);
  };

  /** Glass on glass. */
  const clink = (from, loud, pitch = 2350) => {
    tone(pitch, from, 0.07, loud * 0.22);
    tone(pitch * 1.51, from, 0.045, loud * 0.14);
    noise(3800, from, 0.02, loud * 0.3);
  };

  /** Glass in a wooden hollow. */
  const settle = (from, loud) => {
    tone(410, from, 0.09, loud * 0.4, { to: 260 });
    noise(900, from, 0.05, loud * 0.5, 2);
    clink(from, loud * 0.35, 1900);
  };

  /** Over the wood. */
  const roll = (from, length, loud) => noise(620, from, length, loud * 0.22, 0.8);

  const chord = (pitches, gap, length) => {
    pitches.forEach((pitch, number) => {
      tone(pitch, number * gap, length, 0.2, { type: "triangle" });
      tone(pitch * 2, number * gap, length / 2, 0.05);
    });
  };

  const move = (marbles) => {
    roll(0, 0.2, 0.6 + marbles * 0.15);
    for (let one = 0; one < marbles; one += 1) settle(0.15 + one * 0.035, 0.8 - one * 0.15);
  };

  const push = (pushed) => {
    // The heavier, the lower and the longer.
    tone(190 - pushed * 25, 0, 0.16 + pushed * 0.04, 0.5 + pushed * 0.12, { to: 70 });
    for (let one = 0; one <= pushed; one += 1) clink(one * 0.04, 0.9 - one * 0.15, 2350 - one * 160);
    move(2);
  };

  const SOUNDS = {
    move,
    push,
    out: (pushed) => {
      push(pushed);
      // Over the rim, down into the gutter, and away.
      tone(760, 0.19, 0.17, 0.16, { to: 210 });
      tone(150, 0.36, 0.2, 0.8, { to: 62 });
      noise(420, 0.36, 0.09, 0.9, 1.5);
      clink(0.36, 0.7, 1500);
      clink(0.47, 0.35, 1620);
      clink(0.54, 0.18, 1700);
      roll(0.42, 0.5, 1.1);
    },
    low: () => [0, 0.18].forEach((from) => tone(1040, from, 0.05, 0.25, { type: "square", to: 980 })),
    win: () => chord([523.25, 659.26, 783.99, 1046.5], 0.09, 0.9),
    lose: () => chord([440, 349.23, 293.66], 0.14, 0.9),
    draw: () => chord([392, 587.33, 392], 0.16, 0.7),
  };

  /** Milliseconds of humming and of rest. */
  const FELT = {
    move: () => 8,
    push: (pushed) => 14 + 8 * pushed,
    out: () => [24, 110, 45],
    low: () => [20, 90, 20],
    win: () => [25, 60, 25, 60, 80],
    lose: () => 140,
    draw: () => [40, 60, 40],
  };

  const make = (asked) => {
    const [name, number, volume, felt] = asked.split(" ");
    // Browsers are silent until somebody has touched the page, and complain.
    if (!Object.hasOwn(SOUNDS, name) || navigator.userActivation?.hasBeenActive === false) return;
    if (volume) {
      if (!context) open();
      // A page that was hidden for long may have been put to sleep.
      if (context.state === "suspended") context.resume();
      out.gain.value = VOLUMES[volume] ?? VOLUMES.medium;
      SOUNDS[name](Number(number));
    }
    if (felt === "yes") navigator.vibrate?.(FELT[name](Number(number)));
  };

  addEventListener("abalone-sound", ({ detail }) => make(detail));
  make(first);
})();

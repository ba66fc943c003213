/** Types of `<abalone-board>`, the element that `abalone-embed.js` defines. */

/** How the game on a board stands. */
export interface AbaloneState {
  /** The position that is shown, as a position string. */
  pos: string;
  /** The colour that moves in it. */
  turn: "black" | "white" | "red" | "blue" | "yellow" | "green";
  /** Moves before the position that is shown. */
  ply: number;
  /** Moves of the whole game. */
  plies: number;
  /** Points of each side. */
  scores: number[];
  /** Who has won, by colour (partners joined by `+`), `draw`, or null while the game goes on. */
  result: string | null;
  /** The legal moves of the position that is shown, in Aba-Pro. */
  legal: string[];
}

/** Why a command was not obeyed. */
export interface AbaloneError extends Error {
  /** Stays the same from version to version; the message does not. */
  code: string;
}

export interface AbaloneReady { abalone: 1; type: "ready"; version: number; state: AbaloneState }
export interface AbaloneMove {
  abalone: 1;
  type: "move";
  /** The move, in Aba-Pro. */
  move: string;
  ply: number;
  /** The colour that moved. */
  by: AbaloneState["turn"];
  /** Who moved it. */
  maker: "person" | "computer" | "page";
  state: AbaloneState;
}
export interface AbalonePosition { abalone: 1; type: "position"; state: AbaloneState }
export interface AbaloneGameOver { abalone: 1; type: "gameover"; result: string; reason: string; state: AbaloneState }
export interface AbaloneTask {
  abalone: 1;
  type: "task";
  status: "right" | "wrong" | "solved" | "shown";
  /** Wrong tries so far. */
  wrong: number;
  state: AbaloneState;
}
export interface AbaloneResize { abalone: 1; type: "resize"; height: number }
export interface AbaloneFault { abalone: 1; type: "error"; code: string; message: string }

export interface AbaloneNewGame { layout?: string; variant?: string; level?: number; color?: string }
export interface AbaloneSetGame { game?: string; apgn?: string; ply?: number }

/** The element. Every attribute is a property of the same name too. */
export interface AbaloneBoard extends HTMLElement {
  pos: string | null;
  game: string | null;
  apgn: string | null;
  ply: string | null;
  layout: string | null;
  variant: string | null;
  mode: string | null;
  solution: string | null;
  color: string | null;
  level: string | null;
  theme: string | null;
  bg: string | null;
  coords: string | null;
  controls: string | null;
  sound: string | null;

  /** Kept when the board is there. */
  readonly ready: Promise<AbaloneState>;
  /** As it was told last. */
  readonly state?: AbaloneState;

  newGame(options?: AbaloneNewGame): Promise<AbaloneState>;
  setPosition(pos: string): Promise<AbaloneState>;
  setGame(options: AbaloneSetGame): Promise<AbaloneState>;
  play(move: string): Promise<AbaloneState>;
  undo(): Promise<AbaloneState>;
  goTo(ply: number): Promise<AbaloneState>;
  flip(): Promise<AbaloneState>;
  setTheme(theme?: "wood" | "slate" | "paper" | "contrast" | "safe", bg?: "auto" | "light" | "dark"): Promise<AbaloneState>;
  setLang(lang: string): Promise<AbaloneState>;
  getState(): Promise<AbaloneState>;
  /** Any command of the contract. */
  call(type: string, fields?: object): Promise<AbaloneState>;
}

declare global {
  interface HTMLElementTagNameMap { "abalone-board": AbaloneBoard }
  interface HTMLElementEventMap {
    "abalone-ready": CustomEvent<AbaloneReady>;
    "abalone-move": CustomEvent<AbaloneMove>;
    "abalone-position": CustomEvent<AbalonePosition>;
    "abalone-gameover": CustomEvent<AbaloneGameOver>;
    "abalone-task": CustomEvent<AbaloneTask>;
    "abalone-resize": CustomEvent<AbaloneResize>;
    "abalone-error": CustomEvent<AbaloneFault>;
  }
}

let isTakenOver = false;

/** Notes that the page came with its first view. */
export function noteTakeOver(): void {
  isTakenOver = true;
}

/** Whether React takes over a first view that came with the HTML. */
export function takesOver(): boolean {
  return isTakenOver;
}

let early: HTMLElement | null = null;

/** Notes what was pressed before React listened. */
export function notePressed(control: HTMLElement | null): void {
  early = control;
}

/** Presses it again. React knows an option that changes only once it knows the option. */
export function pressAgain(): void {
  const control = early;
  early = null;
  // not in the middle of React's work: a part that it has not taken over yet would be pressed for nothing
  if (control) setTimeout(() => control.click());
}

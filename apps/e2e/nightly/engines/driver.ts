/** Of the window, in pixels. */
export const WINDOW = { width: 1280, height: 900 };

/** What the journeys need of a browser, whichever protocol drives it. */
export interface Driver {
  open(url: string): Promise<void>;
  /**
   * Runs a script in the page.
   * @param script an expression
   * @returns what the expression yields, as JSON holds it
   */
  evaluate(script: string): Promise<unknown>;
  /**
   * @param script an expression that yields an element or null
   */
  element(script: string): Promise<DrivenElement | null>;
  /** @returns the page as PNG */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An element of the page, as long as the page keeps it. */
export interface DrivenElement {
  /** Scrolls to it and clicks it like a person does. */
  click(): Promise<void>;
  /** Types at the end of what it holds. */
  type(text: string): Promise<void>;
  /** Chooses a file, in a file field. */
  choose(file: string): Promise<void>;
}

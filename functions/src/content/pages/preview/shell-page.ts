const PATIENCE_MS = 4_000;

interface ShellPageOptions {
  /** where the portal is served, without a slash at the end */
  origin: () => string;
  /** how long the page is served without asking again */
  freshMs: number;
  now?: () => number;
}

/**
 * The shell's page as it is served now. Asked for again after a while, so that it follows a new deployment of the
 * shell; while hosting does not answer, the last one that was seen is served.
 * @returns a function that throws when there has never been an answer
 */
export function shellPage({
  origin,
  freshMs,
  now = Date.now,
}: ShellPageOptions): () => Promise<string> {
  let seen: { html: string; at: number } | null = null;
  let asking: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const url = `${origin()}/shell.html`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    const html = await answer.text();
    seen = { html, at: now() };
    return html;
  }

  return async () => {
    if (seen && now() - seen.at < freshMs) return seen.html;
    asking ??= ask().finally(() => {
      asking = null;
    });
    try {
      return await asking;
    } catch (error) {
      if (seen) return seen.html;
      throw error;
    }
  };
}

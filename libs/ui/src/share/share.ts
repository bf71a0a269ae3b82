import { uiTexts } from '../texts.de.ts';
import { toast, type ToastInput } from '../toast/toast-store.ts';

export interface Shareable {
  url: string;
  title: string;
  text?: string;
}

/** What sharing needs of the browser. */
export interface ShareDevice {
  /** the phone's own share sheet, absent where there is none */
  shareNatively?: (content: Shareable) => Promise<void>;
  copy: (text: string) => Promise<void>;
  tell: (toast: ToastInput) => void;
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares through the device's share sheet, or copies the link where there is none. */
export async function shareWith(device: ShareDevice, content: Shareable): Promise<ShareOutcome> {
  if (device.shareNatively) {
    try {
      await device.shareNatively(content);
      return 'shared';
    } catch (error) {
      // closing the share sheet is a decision, not a failure
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
      device.tell({ type: 'error', title: uiTexts.shareFailed });
      return 'failed';
    }
  }
  try {
    await device.copy(content.url);
    device.tell({ type: 'success', title: uiTexts.linkCopied });
    return 'copied';
  } catch {
    device.tell({ type: 'error', title: uiTexts.copyFailed });
    return 'failed';
  }
}

const browser: ShareDevice = {
  // the clipboard is missing on pages without https
  copy: async (text) => navigator.clipboard.writeText(text),
  tell: toast,
};

// a share sheet on a desktop hides the link behind one more dialog; phones and tablets have a coarse pointer
function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Copies a link, and tells the person how it went. */
export function copyLink(url: string): Promise<ShareOutcome> {
  return shareWith(browser, { url, title: '' });
}

/** Whether the device has a share sheet that shows more than a desktop's clipboard does. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && isTouchDevice();
}

/** Shares a link: the share sheet on phones, the clipboard elsewhere. Tells the person how it went. */
export function share(content: Shareable): Promise<ShareOutcome> {
  return shareWith(
    {
      ...browser,
      ...(hasShareSheet() && { shareNatively: (shared: Shareable) => navigator.share(shared) }),
    },
    content,
  );
}

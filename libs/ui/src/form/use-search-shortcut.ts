import { useEffect, type RefObject } from 'react';

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable]';
const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

/** Brings the cursor into the page's search with `/`, or Ctrl-K, unless something is typed or a dialog is open. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      if (document.querySelector(OPEN_DIALOG) !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [input]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && key.toLowerCase() === 'k';
  const typing = target instanceof Element && target.matches(TYPED_INTO);
  return key === '/' && !altKey && !typing;
}

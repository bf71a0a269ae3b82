import { useEffect, useState } from 'react';
import type { FileValue } from '../uploads/upload.ts';

/**
 * An address that shows the file.
 * @param urlOf the address of a stored path; without it a stored file has no preview
 */
export function useFileUrl(
  value: FileValue,
  urlOf: ((path: string) => string) | undefined,
): string | null {
  const [local, setLocal] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!(value instanceof File)) return;
    const url = URL.createObjectURL(value);
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives until the effect is cleaned up
    setLocal({ file: value, url });
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [value]);

  if (value instanceof File) return local?.file === value ? local.url : null;
  return value === null ? null : (urlOf?.(value) ?? null);
}

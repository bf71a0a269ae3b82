import type { CSSProperties, ReactNode } from 'react';

export interface BoxProps {
  className?: string;
  /** padding and background; space outside of the box is the padding of another one around it */
  style: CSSProperties;
  children: ReactNode;
}

/** A box of full width. It is a table cell, because Outlook for Windows supports padding and background only on cells. */
export function Box({ className, style, children }: BoxProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

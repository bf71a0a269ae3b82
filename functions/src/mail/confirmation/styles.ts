import type { CSSProperties } from 'react';

const FONT = "'Figtree', 'Segoe UI', Helvetica, Arial, sans-serif";
const INK = '#1b2430';
const MUTED = '#5a6675';
const ACCENT = '#0f5c63';

export const body: CSSProperties = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: '#f3f5f7',
  fontFamily: FONT,
};
export const card: CSSProperties = {
  maxWidth: '560px',
  padding: '32px',
  backgroundColor: '#ffffff',
  borderRadius: '12px',
};
export const heading: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '26px',
  lineHeight: '32px',
  color: ACCENT,
};
export const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '24px',
  color: INK,
};
export const facts: CSSProperties = {
  margin: '0 0 24px',
  padding: '16px 20px 4px',
  backgroundColor: '#eef4f4',
  borderRadius: '8px',
};
export const fact: CSSProperties = { ...text, margin: '0 0 12px', whiteSpace: 'pre-line' };
export const label: CSSProperties = { fontSize: '13px', color: MUTED };
export const action: CSSProperties = { margin: '0 0 16px' };
export const button: CSSProperties = {
  padding: '14px 24px',
  backgroundColor: ACCENT,
  borderRadius: '8px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
};
export const link: CSSProperties = { color: ACCENT, wordBreak: 'break-all' };
export const line: CSSProperties = { margin: '8px 0 16px', borderColor: '#dde3e8' };
export const small: CSSProperties = {
  margin: '8px 0 0',
  fontSize: '13px',
  lineHeight: '20px',
  color: MUTED,
};

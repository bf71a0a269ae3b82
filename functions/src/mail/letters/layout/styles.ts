import type { CSSProperties } from 'react';

const FONT = "'Figtree', 'Segoe UI', Helvetica, Arial, sans-serif";
// the site's own colours, checked against its palette by a test
const TEXT = '#12262d';
const MUTED = '#5c564d';
const BRAND = '#17505d';
const WHITE = '#ffffff';

const GROUND = '#f4f2ed';

/** In pixels, of what people read. */
export const COLUMN_WIDTH = 560;

export const body: CSSProperties = { margin: 0, padding: 0, backgroundColor: GROUND };
export const page: CSSProperties = {
  padding: '24px 12px',
  backgroundColor: GROUND,
  fontFamily: FONT,
};
export const column: CSSProperties = { maxWidth: `${COLUMN_WIDTH}px`, margin: '0 auto' };
export const header: CSSProperties = {
  padding: '18px 32px',
  backgroundColor: BRAND,
  borderRadius: '12px 12px 0 0',
};
export const brand: CSSProperties = {
  color: WHITE,
  fontSize: '20px',
  fontWeight: 700,
  letterSpacing: '2px',
  textDecoration: 'none',
};
export const content: CSSProperties = {
  padding: '32px 32px 16px',
  backgroundColor: WHITE,
  borderRadius: '0 0 12px 12px',
};
export const heading: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '26px',
  lineHeight: '32px',
  color: BRAND,
};
export const text: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '16px',
  lineHeight: '24px',
  color: TEXT,
  overflowWrap: 'anywhere',
};
/** The space below a box. */
export const below: CSSProperties = { padding: '0 0 24px' };
export const facts: CSSProperties = {
  padding: '16px 20px 4px',
  backgroundColor: '#eef5f6',
  borderRadius: '8px',
};
export const fact: CSSProperties = { ...text, margin: '0 0 12px' };
export const label: CSSProperties = { fontSize: '13px', color: MUTED };
export const steps: CSSProperties = { padding: '0 0 16px' };
export const step: CSSProperties = { ...text, margin: '0 0 8px' };
export const button: CSSProperties = {
  padding: '14px 24px',
  backgroundColor: BRAND,
  borderRadius: '8px',
  color: WHITE,
  fontSize: '16px',
  fontWeight: 600,
  textDecoration: 'none',
};
export const link: CSSProperties = { color: BRAND, wordBreak: 'break-all' };
export const textLink: CSSProperties = { color: BRAND, textDecoration: 'underline' };
export const small: CSSProperties = {
  margin: '8px 0 0',
  fontSize: '13px',
  lineHeight: '20px',
  color: MUTED,
};
export const address: CSSProperties = { ...small, margin: '12px 0 0' };
export const footer: CSSProperties = { padding: '8px 32px 0' };
export const footerLink: CSSProperties = { color: MUTED, textDecoration: 'underline' };

/** The icons a tile may have. The shell draws each of them. */
export const TILE_ICONS = [
  'calendar',
  'clapperboard',
  'eye',
  'library',
  'shield',
  'sliders',
  'user',
  'users',
  'zap',
] as const;
export type TileIconName = (typeof TILE_ICONS)[number];

/** What a film is about, as a line drawing in a box of 200 × 200. `grow` runs from 0 to 1 over the film. */
type Icon = (grow: number) => string;

const stroke =
  'fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"';
/** How much of a line is drawn yet. */
const drawn = (grow: number) =>
  `pathLength="1" stroke-dasharray="1" stroke-dashoffset="${(1 - grow).toFixed(3)}"`;

export const ICONS = {
  plant: (grow) => `
    <g ${stroke}>
      <path d="M62 138 h76 l-9 48 h-58 Z"/>
      <path d="M100 136 V58" ${drawn(grow)}/>
      <path d="M100 96 C74 96 58 82 56 58 C82 58 98 72 100 96 Z" opacity="${grow.toFixed(2)}"/>
      <path d="M100 74 C124 74 142 58 144 32 C118 32 102 48 100 74 Z" opacity="${grow.toFixed(2)}"/>
    </g>`,
  house: (grow) => `
    <g ${stroke}>
      <path d="M20 100 L100 28 L180 100" ${drawn(grow)}/>
      <path d="M42 90 V178 H158 V90"/>
      <path d="M84 178 V130 H116 V178"/>
      <path d="M136 44 V28 h16 v32"/>
    </g>`,
  umbrella: (grow) => `
    <g ${stroke}>
      <path d="M18 104 C22 52 58 26 100 26 C142 26 178 52 182 104 C166 90 148 90 128 104 C114 90 86 90 72 104 C52 90 34 90 18 104 Z"/>
      <path d="M100 26 V14"/>
      <path d="M100 100 V160 C100 186 64 186 64 162" ${drawn(grow)}/>
    </g>`,
  chart: (grow) => `
    <g ${stroke}>
      <path d="M24 22 V178 H180"/>
      <path d="M46 148 L82 112 L112 130 L170 56" ${drawn(grow)}/>
      <path d="M140 56 h30 v30" opacity="${grow > 0.95 ? 1 : 0.15}"/>
    </g>`,
  family: (grow) => `
    <g ${stroke}>
      <circle cx="62" cy="52" r="24"/><path d="M20 176 C20 124 36 98 62 98 C80 98 92 108 98 126"/>
      <circle cx="142" cy="66" r="20"/><path d="M180 176 C180 132 168 108 142 108 C128 108 118 114 112 124"/>
      <circle cx="104" cy="124" r="14"/><path d="M76 178 C76 156 86 148 104 148 C122 148 132 156 132 178" ${drawn(grow)}/>
    </g>`,
  shield: (grow) => `
    <g ${stroke}>
      <path d="M100 18 L168 42 V96 C168 138 138 168 100 184 C62 168 32 138 32 96 V42 Z"/>
      <path d="M66 100 L92 126 L138 76" ${drawn(grow)}/>
    </g>`,
  coins: (grow) => `
    <g ${stroke}>
      <ellipse cx="74" cy="150" rx="48" ry="18"/><path d="M26 150 v-28 M122 150 v-28"/><ellipse cx="74" cy="122" rx="48" ry="18"/>
      <path d="M26 122 v-28 M122 122 v-28" opacity="${Math.min(1, grow * 2).toFixed(2)}"/><ellipse cx="74" cy="94" rx="48" ry="18" opacity="${Math.min(1, grow * 2).toFixed(2)}"/>
      <path d="M150 170 V46 M124 72 L150 44 L176 72" ${drawn(grow)}/>
    </g>`,
  talk: (grow) => `
    <g ${stroke}>
      <path d="M22 36 H134 V112 H76 L46 138 V112 H22 Z"/>
      <path d="M154 76 H180 V148 H158 V172 L128 148 H84" ${drawn(grow)}/>
      <path d="M50 64 H106 M50 86 H88"/>
    </g>`,
} as const satisfies Record<string, Icon>;
export type IconName = keyof typeof ICONS;

/** A person as a calm flat drawing, in a box of 400 × 480; only the mouth and the breath move. */
export interface Person {
  skin: string;
  hair: string;
  hairStyle: 'short' | 'bob' | 'long' | 'bun' | 'bald';
  clothes: string;
  shirt: string;
  glasses?: boolean;
  beard?: boolean;
}

const hairBehind: Record<Person['hairStyle'], string> = {
  short: '',
  bob: 'M112 180 C96 60 304 60 288 180 L292 262 C270 276 252 270 252 250 L148 250 C148 270 130 276 108 262 Z',
  long: 'M108 180 C90 46 310 46 292 180 L306 352 C270 372 246 366 246 340 L154 340 C154 366 130 372 94 352 Z',
  bun: 'M200 62 m-38 0 a38 34 0 1 0 76 0 a38 34 0 1 0 -76 0 Z',
  bald: '',
};

const hairFront: Record<Person['hairStyle'], string> = {
  short:
    'M122 176 C108 84 160 64 204 66 C262 66 292 96 278 176 C272 150 262 134 244 126 C214 140 164 138 144 130 C132 140 126 156 122 176 Z',
  bob: 'M120 196 C104 88 156 64 200 64 C244 64 296 88 280 196 C272 150 250 128 214 116 C196 138 140 142 120 196 Z',
  long: 'M120 196 C104 84 156 62 200 62 C244 62 296 84 280 196 C268 146 240 130 200 106 C168 132 132 146 120 196 Z',
  bun: 'M122 182 C110 96 158 72 200 72 C242 72 290 96 278 182 C266 128 236 112 200 112 C164 112 134 128 122 182 Z',
  bald: 'M121 182 C116 160 118 140 126 128 C124 150 128 166 129 186 Z M279 182 C284 160 282 140 274 128 C276 150 272 166 271 186 Z',
};

/** @param talk 0 to 1, how far the mouth is open; @param breath -1 to 1 */
export function personSvg(person: Person, talk: number, breath: number): string {
  const lift = breath * 2.5;
  const mouth = 6 + talk * 15;
  return `
    <g transform="translate(0 ${lift.toFixed(2)})">
      <path d="${hairBehind[person.hairStyle]}" fill="${person.hair}"/>
      <path d="M24 500 C28 372 96 344 158 330 L242 330 C304 344 372 372 376 500 Z" fill="${person.clothes}"/>
      <path d="M158 330 L200 396 L242 330 L232 322 L168 322 Z" fill="${person.shirt}"/>
      <path d="M166 262 L166 326 C176 352 224 352 234 326 L234 262 Z" fill="${person.skin}"/>
      <path d="M166 286 C182 310 218 310 234 286 L234 300 C218 322 182 322 166 300 Z" fill="#000" opacity=".12"/>
      <path d="M122 176 C122 110 156 84 200 84 C244 84 278 110 278 176 C278 250 244 298 200 298 C156 298 122 250 122 176 Z" fill="${person.skin}"/>
      <ellipse cx="120" cy="196" rx="12" ry="20" fill="${person.skin}"/><ellipse cx="280" cy="196" rx="12" ry="20" fill="${person.skin}"/>
      ${person.beard ? `<path d="M126 214 C128 282 164 306 200 306 C236 306 272 282 274 214 C262 236 238 232 200 232 C162 232 138 236 126 214 Z" fill="${person.hair}"/>` : ''}
      <path d="M152 164 q16 -10 32 -1 M216 163 q16 -9 32 1" stroke="${person.hair}" stroke-width="6" fill="none" stroke-linecap="round"/>
      <ellipse cx="168" cy="188" rx="7" ry="8.5" fill="#2b2430"/><ellipse cx="232" cy="188" rx="7" ry="8.5" fill="#2b2430"/>
      <path d="M200 196 q-9 24 4 26" stroke="#000" stroke-opacity=".22" stroke-width="5" fill="none" stroke-linecap="round"/>
      <ellipse cx="146" cy="222" rx="15" ry="9" fill="#e0604c" opacity=".16"/><ellipse cx="254" cy="222" rx="15" ry="9" fill="#e0604c" opacity=".16"/>
      <path d="M172 246 Q200 ${(250 + mouth).toFixed(1)} 228 246 Q200 ${(250 + mouth * 0.25).toFixed(1)} 172 246 Z" fill="#8c2f39" stroke="#8c2f39" stroke-width="4" stroke-linejoin="round"/>
      ${person.glasses ? '<g fill="none" stroke="#33303a" stroke-width="5"><rect x="140" y="168" width="52" height="42" rx="18"/><rect x="208" y="168" width="52" height="42" rx="18"/><path d="M192 184 q8 -6 16 0"/></g>' : ''}
      <path d="${hairFront[person.hairStyle]}" fill="${person.hair}"/>
    </g>`;
}

const look = (
  skin: string,
  hair: string,
  hairStyle: Person['hairStyle'],
  clothes: string,
  shirt: string,
) => ({ skin, hair, hairStyle, clothes, shirt });

export const PEOPLE = {
  clara: look('#f1c7a8', '#5b3a29', 'long', '#23395b', '#f6f1e7'),
  jonas: { ...look('#eab992', '#3a2a20', 'short', '#3f4a5a', '#dfe8f2'), beard: true },
  miriam: look('#f0c3a0', '#a8552d', 'bob', '#5a3d5c', '#f7ece1'),
  sabine: { ...look('#f3cfb3', '#b9a58a', 'bun', '#2f5d50', '#f4efe4'), glasses: true },
  hassan: { ...look('#c98f63', '#1f1a1a', 'short', '#7a5c2e', '#f4eee0'), beard: true },
  ursula: { ...look('#f4d3ba', '#d9d5cf', 'bob', '#8c4a5c', '#fbf3ec'), glasses: true },
  lena: look('#e9b98f', '#2a1d18', 'bun', '#c46a3f', '#fdf4ea'),
  theo: { ...look('#eec0a0', '#8a7a68', 'bald', '#3d6b7d', '#eef3f4'), glasses: true, beard: true },
  amara: look('#8d5a3b', '#1c1413', 'bun', '#d9a441', '#fff6e2'),
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

import { Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  MenuContent,
  MenuItemGroupLabel,
  MenuItemIndicator,
  MenuItemText,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuRoot,
  MenuTrigger,
} from '../menu/menu.tsx';
import { PlayerButton } from './player-bar.tsx';
import type { StreamControls } from './stream-video.tsx';
import { playerTexts } from './texts.de.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
const AUTOMATIC = 'auto';

export interface PlayerMenuProps {
  /** null for a file, and for browsers that choose the quality themselves */
  stream: StreamControls | null;
  speed: number;
  onSpeed: (speed: number) => void;
}

/** Quality and speed of what plays. */
export function PlayerMenu({ stream, speed, onSpeed }: PlayerMenuProps) {
  return (
    <MenuRoot>
      <MenuTrigger asChild>
        <PlayerButton aria-label={playerTexts.settings}>
          <Settings aria-hidden />
        </PlayerButton>
      </MenuTrigger>
      <MenuContent label={playerTexts.settings}>
        {stream !== null && stream.qualities.length > 1 && <QualityItems {...stream} />}
        <MenuRadioItemGroup
          value={String(speed)}
          onValueChange={({ value }) => {
            onSpeed(Number(value));
          }}
        >
          <MenuItemGroupLabel>{playerTexts.speed}</MenuItemGroupLabel>
          {SPEEDS.map((one) => (
            <Choice key={one} value={String(one)} label={playerTexts.times(one)} />
          ))}
        </MenuRadioItemGroup>
      </MenuContent>
    </MenuRoot>
  );
}

function QualityItems({ qualities, choose }: StreamControls) {
  const [chosen, setChosen] = useState(AUTOMATIC);
  const kept = useRef(chosen);
  useEffect(() => {
    // a renewed address is another stream
    if (kept.current !== AUTOMATIC) choose(Number(kept.current));
  }, [choose]);
  return (
    <MenuRadioItemGroup
      value={chosen}
      onValueChange={({ value }) => {
        setChosen(value);
        kept.current = value;
        choose(value === AUTOMATIC ? null : Number(value));
      }}
    >
      <MenuItemGroupLabel>{playerTexts.quality}</MenuItemGroupLabel>
      <Choice value={AUTOMATIC} label={playerTexts.automatic} />
      {qualities
        .toSorted((a, b) => b.size - a.size)
        .map(({ level, size }) => (
          <Choice key={level} value={String(level)} label={playerTexts.lines(size)} />
        ))}
    </MenuRadioItemGroup>
  );
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <MenuRadioItem value={value}>
      <MenuItemText>{label}</MenuItemText>
      <MenuItemIndicator />
    </MenuRadioItem>
  );
}

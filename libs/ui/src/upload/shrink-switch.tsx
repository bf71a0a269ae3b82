import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Switch } from '../form/switch.tsx';
import {
  isShrinkingWanted,
  offersShrinking,
  setShrinkingWanted,
} from '../uploads/shrink/smaller-film.ts';
import { uploadTexts as texts } from './texts.de.ts';

/** For a large film, whether it is made smaller before it is sent. */
export function ShrinkSwitch({ file }: { file: File }) {
  const [choice, setChoice] = useState({ file, isWanted: isShrinkingWanted(file) });
  // another film was chosen
  if (choice.file !== file) setChoice({ file, isWanted: isShrinkingWanted(file) });
  if (!offersShrinking(file)) return null;
  return (
    <Box mt="1">
      <Switch
        checked={choice.isWanted}
        hint={texts.shrink.hint}
        onCheckedChange={(isWanted) => {
          setShrinkingWanted(file, isWanted);
          setChoice({ file, isWanted });
        }}
      >
        {texts.shrink.label}
      </Switch>
    </Box>
  );
}

import { Box, Flex, IconButton, Text, VisuallyHidden } from '@wbd/ui';
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@wbd/ui/dialog';
import { SegmentedChoice } from '@wbd/ui/form';
import { Maximize2, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PreviewFrame } from './preview-frame.tsx';
import { previewTexts as texts } from './texts.de.ts';
import { useDraft, type Edited } from './use-draft.ts';
import { SCREENS, type PreviewAddress, type Screen } from './use-preview-address.ts';

export interface LivePreviewProps extends Edited {
  address: PreviewAddress;
  /** the button that was pressed is gone: the focus needs a place */
  onClosed: () => void;
}

/** Preview of the advisor's page, beside the forms or full screen on small screens. */
export function LivePreview({ address, onClosed, ...edited }: LivePreviewProps) {
  const { screen, setScreen, isBeside } = address;
  const draft = useDraft(edited);
  const [isLarge, setIsLarge] = useState(false);
  if (screen === null) return null;

  const frame = <PreviewFrame draft={draft} width={SCREENS[screen]} />;
  const choice = <ScreenChoice screen={screen} onChange={setScreen} />;
  const isDialog = isLarge || !isBeside;
  return (
    <>
      {isBeside && (
        <Panel
          choice={choice}
          onEnlarge={() => {
            setIsLarge(true);
          }}
          onClose={() => {
            setScreen(null);
            onClosed();
          }}
        >
          {isDialog ? <Box flex="1" /> : frame}
        </Panel>
      )}
      {isDialog && (
        <FullScreen
          choice={choice}
          onClose={() => {
            if (isLarge) setIsLarge(false);
            else setScreen(null);
          }}
        >
          {frame}
        </FullScreen>
      )}
    </>
  );
}

interface SurfaceProps {
  choice: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Stays in sight beside the forms. */
function Panel({ choice, onEnlarge, onClose, children }: SurfaceProps & { onEnlarge: () => void }) {
  return (
    <Flex
      as="aside"
      aria-label={texts.title}
      direction="column"
      position="sticky"
      top="20"
      h="calc(100dvh - 6rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
      overflow="hidden"
    >
      <Flex gap="1" p="3" align="center">
        <Box flex="1">{choice}</Box>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.enlarge}
          onClick={onEnlarge}
        >
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton variant="ghost" colorPalette="gray" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Text color="fg.muted" textStyle="xs" px="4" pb="3">
        {texts.note}
      </Text>
      {children}
    </Flex>
  );
}

function FullScreen({ choice, onClose, children }: SurfaceProps) {
  return (
    <DialogRoot
      open
      size="full"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogDescription>{texts.note}</DialogDescription>
        </DialogHeader>
        <Box px={{ base: '5', md: '7' }} maxW="sm">
          {choice}
        </Box>
        <DialogBody display="flex" px={{ base: '0', md: '7' }} pb={{ base: '0', md: '6' }} pt="3">
          {children}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}

interface ScreenChoiceProps {
  screen: Screen;
  onChange: (screen: Screen) => void;
}

function ScreenChoice({ screen, onChange }: ScreenChoiceProps) {
  return (
    <SegmentedChoice
      inline
      legend={<VisuallyHidden>{texts.width}</VisuallyHidden>}
      options={[
        { value: 'telefon', label: texts.widths.telefon },
        { value: 'computer', label: texts.widths.computer },
      ]}
      value={screen}
      onValueChange={onChange}
    />
  );
}

import { Box, Flex, IconButton, Text } from '@wbd/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { foldersTexts as texts } from './texts.de.ts';

export interface FolderRowProps {
  name: string;
  /** videos in it; only an empty one can be deleted */
  count: number;
  onRename: () => void;
  onDelete: () => void;
}

export function FolderRow({ name, count, onRename, onDelete }: FolderRowProps) {
  return (
    <Flex align="center" gap="1">
      <Box flex="1" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {texts.count(count)}
        </Text>
      </Box>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.rename(name)}
        onClick={onRename}
      >
        <Pencil aria-hidden />
      </IconButton>
      {count === 0 && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.remove(name)}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

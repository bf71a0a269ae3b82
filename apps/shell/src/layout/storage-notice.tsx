import { useStorageTrouble } from '@wbd/auth';
import { Box, Button } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { layoutTexts } from './texts.de.ts';

const texts = layoutTexts.storage;

/** Reports that the browser's database does not answer; the login cannot be read until it does. */
export function StorageNotice() {
  const isStuck = useStorageTrouble();
  if (!isStuck) return null;
  return (
    <Box position="fixed" insetX="0" bottom="0" zIndex="banner" p="3" bg="bg.panel" boxShadow="lg">
      <FormAlert status="warning" title={texts.title}>
        {texts.text}
        <Box mt="2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              location.reload();
            }}
          >
            {texts.reload}
          </Button>
        </Box>
      </FormAlert>
    </Box>
  );
}

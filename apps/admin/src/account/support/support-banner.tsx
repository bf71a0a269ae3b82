import { endSupportViewMutation } from '@wbd/data/accounts';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Box, Button, Flex, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Eye } from 'lucide-react';
import { accountPath } from '../../shared/paths.ts';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.banner;
/** below the portal's header, which stays as well */
const HEADER_PX = '64px';

/** Says all the time whose data these are, and ends it with one click. */
export function SupportBanner({
  uid,
  name,
  minutes,
}: {
  uid: string;
  name: string;
  minutes: number;
}) {
  const end = useMutation(endSupportViewMutation());
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    try {
      await navigate(accountPath(uid));
      await end.mutateAsync();
      toast({ type: 'success', title: texts.done });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Flex
      as="aside"
      aria-label={texts.label}
      position="sticky"
      top={HEADER_PX}
      zIndex="docked"
      align="center"
      gap="3"
      wrap="wrap"
      mb="6"
      px="4"
      py="3"
      borderRadius="xl"
      colorPalette="red"
      color="colorPalette.contrast"
      bg="colorPalette.solid"
      boxShadow="md"
    >
      <Box aria-hidden flexShrink="0">
        <Eye size={22} />
      </Box>
      <Box flex="1" minW="10rem">
        <Text fontWeight="semibold">{texts.title(name)}</Text>
        <Text textStyle="sm">{texts.text(minutes)}</Text>
      </Box>
      <Button
        variant="surface"
        colorPalette="brand"
        bg="bg.panel"
        loading={end.isPending}
        loadingText={texts.ending}
        onClick={() => void leave()}
      >
        {texts.end}
      </Button>
    </Flex>
  );
}

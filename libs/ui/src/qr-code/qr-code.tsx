import { Box, Button, QrCode as Chakra } from '@chakra-ui/react';

export interface QrCodeProps {
  /** what a camera reads from it */
  value: string;
  /** what it is for, for people who do not see it */
  label: string;
  /** a button below it that saves it as a picture */
  save?: { label: string; fileName: string };
}

/** A QR code, dark on white in both color modes: many cameras read no other. */
export function QrCode({ value, label, save }: QrCodeProps) {
  return (
    <Chakra.Root value={value}>
      <Box
        role="img"
        aria-label={label}
        bg="white"
        color="black"
        p="3"
        borderRadius="md"
        w="fit-content"
      >
        <Chakra.Frame boxSize="40" fill="currentColor">
          <Chakra.Pattern />
        </Chakra.Frame>
      </Box>
      {save && (
        <Chakra.DownloadTrigger asChild fileName={save.fileName} mimeType="image/png">
          <Button variant="ghost" size="sm" mt="2">
            {save.label}
          </Button>
        </Chakra.DownloadTrigger>
      )}
    </Chakra.Root>
  );
}

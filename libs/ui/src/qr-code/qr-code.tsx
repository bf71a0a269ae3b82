import { Box, QrCode as Chakra } from '@chakra-ui/react';

export interface QrCodeProps {
  /** what a camera reads from it */
  value: string;
  /** what it is for, for people who do not see it */
  label: string;
}

/** A QR code, dark on white in both color modes: many cameras read no other. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Box role="img" aria-label={label} bg="white" p="3" borderRadius="md" w="fit-content">
      <Chakra.Root value={value} size="lg" color="black">
        <Chakra.Frame>
          <Chakra.Pattern />
        </Chakra.Frame>
      </Chakra.Root>
    </Box>
  );
}

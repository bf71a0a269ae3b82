import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';

/** A screenshot of the portal as it is at a desk and on a phone: addresses of the files. */
export interface HelpPicture {
  desk: string;
  phone: string;
}

export type HelpStepProps = { title: string; text: string } & (
  { picture: HelpPicture; alt: string } | { picture?: never; alt?: never }
);

/** Shown width and height; `npm run screens` takes pictures in these proportions. */
const DESK = { width: 960, height: 600 };
const PHONE = { width: 390, height: 520, media: '(max-width: 767px)' };

/** One step of a `HelpPage`, with its number. */
export function HelpStep({ title, text, picture, alt }: HelpStepProps) {
  return (
    <Box as="li" css={{ counterIncrement: 'help' }}>
      <Flex gap="3" align="baseline" mb="1">
        <Text
          as="span"
          aria-hidden
          color="colorPalette.fg"
          fontWeight="bold"
          textStyle="xl"
          _before={{ content: 'counter(help) "."' }}
        />
        <Heading as="h2" size="xl">
          {title}
        </Heading>
      </Flex>
      <Text maxW="prose">{text}</Text>
      {picture && (
        <picture>
          <source srcSet={picture.phone} {...PHONE} />
          <chakra.img
            src={picture.desk}
            htmlWidth={DESK.width}
            htmlHeight={DESK.height}
            alt={alt}
            loading="lazy"
            mt="4"
            w="full"
            maxW={{ base: PHONE.width, md: 'full' }}
            h="auto"
            borderWidth="1px"
            borderRadius="xl"
            boxShadow="sm"
          />
        </picture>
      )}
    </Box>
  );
}

import type { Advisor } from '@wbd/domain/advisors';
import { advisorLink } from '@wbd/domain/pages';
import { Box, Flex, Text } from '@chakra-ui/react';
import { Copy, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../page/card.tsx';
import { copyLink } from '../share/share.ts';
import type { Shared } from './share-dialog.tsx';
import { readableLink } from './share-ways.ts';
import { sharingTexts } from './texts.de.ts';

const texts = sharingTexts.ownLink;

export interface LinkCardProps {
  advisor: Advisor;
  title: string;
  text: string;
  /** whether the link tells who passed it on: a scout keeps no customers, and learns in this way who came */
  tellsSharer: boolean;
  /** what became of the link so far */
  note?: string | undefined;
  onShare: (shared: Shared) => void;
  /** further ways to share */
  children?: ReactNode;
}

/** The link to the advisor's own page, to pass on. */
export function LinkCard(props: LinkCardProps) {
  const { advisor, title, text, tellsSharer, note, onShare, children } = props;
  const { id, code, firstName, lastName } = advisor;
  const url = advisorLink(window.location.origin, code, tellsSharer ? id : null);
  const readable = readableLink(url);
  return (
    <Card title={title} text={text}>
      <Box mb="4">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {`${window.location.host}/${code}`}
        </Text>
        {note !== undefined && (
          <Text textStyle="sm" color="fg.muted">
            {note}
          </Text>
        )}
      </Box>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => void copyLink(readable)}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        <Button
          variant="surface"
          onClick={() => {
            const subject = texts.page(`${firstName} ${lastName}`);
            onShare({ title: subject, url, message: texts.message(readable) });
          }}
        >
          <QrCode aria-hidden />
          {texts.more}
        </Button>
        {children}
      </Flex>
    </Card>
  );
}

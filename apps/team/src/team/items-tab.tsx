import { libraryVideoPath } from '@wbd/domain/notices';
import { roleMay } from '@wbd/domain/teams';
import { Link } from '@wbd/router';
import { Badge, Box, Button, EmptyState, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Share2 } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import type { Asked } from './change-dialog.tsx';
import type { HeldTeam } from './held-team.ts';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.items;

type Item = HeldTeam['items'][number];

export interface ItemsTabProps {
  /** of the advisor who looks at it */
  uid: string;
  team: HeldTeam;
  onAsk: (asked: Asked) => void;
}

/** What members share with the team alone. */
export function ItemsTab({ uid, team, onAsk }: ItemsTabProps) {
  if (team.items.length === 0) {
    return (
      <EmptyState icon={<Share2 size={26} />} title={texts.empty.title} text={texts.empty.text} />
    );
  }
  const mayTakeOut = roleMay(team.role, 'takeOutItems');
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack as="ul" gap="4" listStyleType="none">
        {team.items.map((item) => (
          <Flex as="li" key={item.id} align="center" justify="space-between" gap="3" wrap="wrap">
            <Box minW="0" flex="1">
              <Text asChild fontWeight="medium" textDecoration="underline" overflowWrap="anywhere">
                <Link to={pathOf(item, uid)}>{item.title}</Link>
              </Text>
              <Flex gap="2" align="center" wrap="wrap">
                <Badge colorPalette="gray">{texts.kinds[item.what]}</Badge>
                <Text textStyle="sm" color="fg.muted">
                  {item.uid === uid ? texts.yours : texts.by(item.by ?? ownTeamTexts.someone)}
                </Text>
              </Flex>
            </Box>
            {mayTakeOut && item.uid !== uid && <TakeOut item={item} onAsk={onAsk} />}
          </Flex>
        ))}
      </Stack>
      {team.moreItems && (
        <Text mt="4" color="fg.muted">
          {texts.more}
        </Text>
      )}
    </Card>
  );
}

function TakeOut({ item, onAsk }: { item: Item; onAsk: ItemsTabProps['onAsk'] }) {
  const { takeOut } = ownTeamTexts.confirm;
  return (
    <Button
      variant="surface"
      colorPalette="gray"
      size="sm"
      aria-label={texts.takeOutOf(item.title)}
      onClick={() => {
        onAsk({
          ...takeOut,
          title: takeOut.title(item.title),
          done: takeOut.done(item.title),
          change: { kind: 'take-out', what: item.what, item: item.id },
        });
      }}
    >
      {texts.takeOut}
    </Button>
  );
}

/** Its form for the owner, else the list in which it is. */
function pathOf({ what, id, uid, title }: Item, viewer: string): string {
  if (what === 'knowledge') return libraryVideoPath(id);
  if (what === 'seminar') {
    return uid === viewer ? paths.editSeminar(id) : paths.seminarsWith(title);
  }
  return uid === viewer ? paths.editExpertVideo(id) : paths.expertVideosWith(title);
}

import { roleMay } from '@wbd/domain/teams';
import { Button, Stack } from '@wbd/ui';
import { ActionMenu } from '@wbd/ui/menu';
import { PortalPage } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { LogOut, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { ChangeDialog, type Asked } from './change-dialog.tsx';
import type { HeldTeam } from './held-team.ts';
import { FiguresTab } from './figures/figures-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ItemsTab } from './items-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { NoLead } from './no-lead.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { RightsTab } from './rights-tab.tsx';
import { StructureTab } from './structure-tab.tsx';
import { ownTeamTexts as texts } from './texts.de.ts';

type Open = 'invite' | 'rename' | Asked | null;

export interface OwnTeamPageProps {
  /** of the advisor who looks at it */
  uid: string;
  team: HeldTeam;
  canLead: boolean;
}

/** A team as its members see it, with what each role may do. */
export function OwnTeamPage({ uid, team, canLead }: OwnTeamPageProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  const mays = (action: Parameters<typeof roleMay>[1]) => roleMay(team.role, action);
  const { tabs } = texts;
  return (
    <PortalPage
      title={team.name}
      intro={`${texts.roles[team.role]} · ${texts.count(team.members.length)}`}
      help={paths.help}
      actions={<Actions team={team} onOpen={setOpen} />}
    >
      <Stack gap="6">
        {!team.hasLead && <NoLead canLead={canLead} />}
        <AddressTabs
          label={tabs.label}
          tabs={[
            {
              id: 'mitglieder',
              label: tabs.members,
              content: <MembersTab uid={uid} team={team} onAsk={setOpen} />,
            },
            {
              id: 'zahlen',
              label: tabs.figures,
              content: <FiguresTab uid={uid} team={team} />,
            },
            {
              id: 'geteilt',
              label: tabs.items,
              content: <ItemsTab uid={uid} team={team} onAsk={setOpen} />,
            },
            {
              id: 'struktur',
              label: tabs.structure,
              content: <StructureTab team={team} onAsk={setOpen} />,
            },
            ...(mays('history')
              ? [
                  {
                    id: 'verlauf',
                    label: tabs.history,
                    content: <HistoryTab entries={team.entries} />,
                  },
                ]
              : []),
            { id: 'rechte', label: tabs.rights, content: <RightsTab /> },
          ]}
        />
      </Stack>
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open === 'rename' && <RenameDialog name={team.name} onClose={close} />}
      {open !== null && typeof open === 'object' && <ChangeDialog asked={open} onClose={close} />}
    </PortalPage>
  );
}

function Actions({ team, onOpen }: { team: HeldTeam; onOpen: (open: Open) => void }) {
  const { role } = team;
  const { leave, dissolve } = texts.confirm;
  const askLeave = () => {
    onOpen(
      role === 'lead'
        ? { ...leave, text: leave.textLead, change: { kind: 'resign' } }
        : { ...leave, change: { kind: 'leave' } },
    );
  };
  return (
    <>
      {roleMay(role, 'invite') && (
        <Button
          onClick={() => {
            onOpen('invite');
          }}
        >
          <UserPlus aria-hidden />
          {texts.invite.open}
        </Button>
      )}
      {role === 'lead' ? (
        <ActionMenu
          label={texts.more}
          actions={[
            {
              id: 'rename',
              label: texts.rename.open,
              icon: <Pencil aria-hidden />,
              onSelect: () => {
                onOpen('rename');
              },
            },
            {
              id: 'leave',
              label: leave.confirm,
              icon: <LogOut aria-hidden />,
              destructive: true,
              onSelect: askLeave,
            },
            {
              id: 'dissolve',
              label: dissolve.confirm,
              icon: <Trash2 aria-hidden />,
              destructive: true,
              onSelect: () => {
                onOpen({ ...dissolve, change: { kind: 'dissolve' } });
              },
            },
          ]}
        />
      ) : (
        <Button variant="surface" colorPalette="gray" onClick={askLeave}>
          <LogOut aria-hidden />
          {leave.confirm}
        </Button>
      )}
    </>
  );
}

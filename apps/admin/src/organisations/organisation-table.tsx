import type { ListedOrganisation } from '@wbd/domain/accounts';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Link, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { accountPath, organisationPath } from '../shared/paths.ts';
import { PlainTable } from '../shared/plain-table.tsx';
import { organisationsTexts as texts } from './texts.de.ts';

interface OrganisationTableProps {
  organisations: readonly ListedOrganisation[];
  onRename: (organisation: ListedOrganisation) => void;
}

/** Organisations; on phones as cards. */
export function OrganisationTable({ organisations, onRename }: OrganisationTableProps) {
  const mobile = useBreakpointMobile();
  if (!mobile) {
    return (
      <PlainTable
        label={texts.title}
        columns={texts.columns}
        rows={organisations.map((organisation) => ({
          key: organisation.id,
          cells: [
            <Members key="members" organisation={organisation} />,
            organisation.members,
            <Administrators key="administrators" organisation={organisation} />,
            <Rename key="rename" organisation={organisation} onRename={onRename} />,
          ],
        }))}
      />
    );
  }
  return (
    <Stack as="ul" aria-label={texts.title} gap="3" listStyleType="none">
      {organisations.map((organisation) => (
        <Box as="li" key={organisation.id} p="4" bg="bg.panel" borderWidth="1px" borderRadius="xl">
          <Text fontWeight="medium">
            <Members organisation={organisation} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {texts.members(organisation.members)}
          </Text>
          <Box textStyle="sm" mb="2">
            <Text color="fg.muted">{texts.administration}</Text>
            <Administrators organisation={organisation} />
          </Box>
          <Rename organisation={organisation} onRename={onRename} />
        </Box>
      ))}
    </Stack>
  );
}

function Members({ organisation: { id, name } }: { organisation: ListedOrganisation }) {
  return (
    <Link asChild>
      <RouterLink to={organisationPath(id)}>{name}</RouterLink>
    </Link>
  );
}

function Administrators({
  organisation: { administrators },
}: {
  organisation: ListedOrganisation;
}) {
  if (administrators.length === 0) return <Text color="fg.muted">{texts.nobody}</Text>;
  return (
    <Stack gap="1">
      {administrators.map(({ uid, name }) => (
        <Link key={uid} asChild>
          <RouterLink to={accountPath(uid)}>{name}</RouterLink>
        </Link>
      ))}
    </Stack>
  );
}

function Rename({
  organisation,
  onRename,
}: {
  organisation: ListedOrganisation;
  onRename: OrganisationTableProps['onRename'];
}) {
  return (
    <Button
      size="sm"
      variant="surface"
      aria-label={texts.rename(organisation.name)}
      onClick={() => onRename(organisation)}
    >
      {texts.renameShort}
    </Button>
  );
}

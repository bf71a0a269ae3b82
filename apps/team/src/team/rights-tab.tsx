import { roleMay, TEAM_ACTIONS, TEAM_ROLES } from '@wbd/domain/teams';
import { Card } from '@wbd/ui/page';
import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableScroll,
} from '@wbd/ui/table';
import { ownTeamTexts } from './texts.de.ts';

const texts = ownTeamTexts.rights;

/** Which role may do what: the same table that the server asks. */
export function RightsTab() {
  return (
    <Card title={texts.title} text={texts.text}>
      <TableScroll label={texts.title}>
        <TableRoot minW="34rem">
          <TableHeader>
            <TableRow>
              <TableColumnHeader scope="col">{texts.action}</TableColumnHeader>
              {TEAM_ROLES.map((role) => (
                <TableColumnHeader key={role} scope="col">
                  {ownTeamTexts.roles[role]}
                </TableColumnHeader>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {TEAM_ACTIONS.map((action) => (
              <TableRow key={action}>
                <TableColumnHeader scope="row">{texts.actions[action]}</TableColumnHeader>
                {TEAM_ROLES.map((role) => (
                  <TableCell key={role}>{roleMay(role, action) ? texts.yes : texts.no}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </TableRoot>
      </TableScroll>
    </Card>
  );
}

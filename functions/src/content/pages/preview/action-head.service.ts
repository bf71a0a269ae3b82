import type { ServedRegistration } from '@wbd/domain/pages';
import type { Advisor } from '@wbd/domain/advisors';
import { shownAppointment, shownRegistration } from '../first-view/shown.ts';
import { headOf, type ServePagePorts } from './page-head.ts';
import type { ActionLink } from './page-link.ts';
import { actionPreview } from './preview.ts';
import type { PageHead } from './served-page.ts';

/** The head of a page where a person registers, or asks for an appointment; null when its advisor is unknown. */
export async function actionHead(
  ports: ServePagePorts,
  link: ActionLink,
  pathname: string,
): Promise<PageHead | null> {
  const readAt = ports.now().getTime();
  // a link names an advisor by uid, or by code
  const owner = await ports.previews.advisor(link.advisor);
  const page = await ports.previews.page(owner?.code ?? link.advisor);
  if (!page) return null;
  const { seminar } = link;
  const url = new URL(pathname, ports.origin()).href;
  if (seminar !== null) {
    const item = { kind: 'seminar', id: seminar } as const;
    const [about, content] = await Promise.all([
      ports.previews.withCard(page, item),
      registrationContent(ports, seminar, owner ?? page.uid),
    ]);
    return {
      ...headOf(ports, actionPreview(link, about), url),
      content: content && { readAt, content },
      shown: content && shownRegistration(content, pathname),
    };
  }
  const head = headOf(ports, actionPreview(link, page), url);
  if (!owner) return head;
  return {
    ...head,
    content: { readAt, content: { kind: 'appointment', owner } },
    shown: shownAppointment(page, owner, pathname),
  };
}

/**
 * What a registration shows.
 * @param on the advisor on whose page it is, or their uid
 * @returns null when there is nothing to register for: the browser finds out why
 */
async function registrationContent(
  { previews, now }: ServePagePorts,
  seminar: string,
  on: Advisor | string,
): Promise<ServedRegistration | null> {
  const [advisor, content, sessions] = await Promise.all([
    typeof on === 'string' ? previews.advisor(on) : on,
    previews.content({ kind: 'seminar', id: seminar }),
    previews.sessions(seminar, now()),
  ]);
  if (!advisor || content?.kind !== 'seminar' || sessions.length === 0) return null;
  const { item, owner } = content;
  return { kind: 'registration', item, owner, advisor, sessions };
}

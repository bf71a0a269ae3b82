import { planOfLevel, planRow } from '@wbd/domain/plans';
import type { SupportView } from '@wbd/domain/support';
import { Link } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.page;
const there = (isThere: boolean) => (isThere ? texts.is : texts.isNot);

/** The package's capabilities, and the parts of the public page. */
export function PagePart({ view }: { view: SupportView }) {
  const { code, level, page } = view;
  return (
    <Card title={texts.title}>
      <FactList>
        <Fact term={texts.level}>{planRow(planOfLevel(level)).name}</Fact>
        <Fact term={texts.address}>
          {page.isThere ? (
            <Link href={`/${encodeURIComponent(code)}`}>{`${window.location.host}/${code}`}</Link>
          ) : (
            texts.none
          )}
        </Fact>
        <Fact term={texts.heading}>{page.heading ?? texts.isNot}</Fact>
        <Fact term={texts.bookingLink}>{page.bookingLink ?? texts.isNot}</Fact>
        <Fact term={texts.loop}>{there(page.hasLoop)}</Fact>
        <Fact term={texts.intro}>{there(page.hasIntro)}</Fact>
        <Fact term={texts.portrait}>{there(page.hasPortrait)}</Fact>
        <Fact term={texts.imprint}>{there(page.hasImprint)}</Fact>
        <Fact term={texts.testimonials}>{page.testimonials}</Fact>
      </FactList>
    </Card>
  );
}

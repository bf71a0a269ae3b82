import { testimonialsQuery } from '@wbd/data/testimonials';
import type { Advisor } from '@wbd/domain/advisors';
import type { Testimonial } from '@wbd/domain/content';
import { useQuery } from '@wbd/query';
import { Button, EmptyState, ErrorState, Flex, Separator, SimpleGrid, Stack } from '@wbd/ui';
import { Card, SkeletonCards } from '@wbd/ui/page';
import { ArrowUpDown, MessageSquareQuote, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TestimonialEdit } from '../shared/edits.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { DeleteTestimonialDialog } from './delete-testimonial-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { ShareTextForm } from './share-text-form.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { testimonialsTexts as texts } from './texts.de.ts';

const COLUMNS = { base: 2, md: 3, lg: 4, xl: 5 } as const;
const COLUMNS_BESIDE_PREVIEW = { base: 2, md: 3, lg: 3, xl: 4 } as const;

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'order' }
  | { kind: 'edit'; testimonial: Testimonial }
  | { kind: 'delete' | 'withdraw'; testimonial: Testimonial }
  | null;

export interface TestimonialsSectionProps {
  advisor: Advisor;
  /** told whether a text typed here would be lost */
  onUnsaved: (unsaved: boolean) => void;
  /** the preview takes a part of the width */
  besidePreview: boolean;
  /** told what is typed into the dialog, and null when that is closed */
  onEdit: (edit: TestimonialEdit | null) => void;
}

/** What customers say on the advisor's page. */
export function TestimonialsSection(props: TestimonialsSectionProps) {
  const { advisor, onUnsaved, besidePreview, onEdit } = props;
  const columns = besidePreview ? COLUMNS_BESIDE_PREVIEW : COLUMNS;
  const {
    data: testimonials,
    isError,
    isFetching,
    refetch,
  } = useQuery(testimonialsQuery(advisor.id));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => {
    setDialog(null);
  };
  const shown = testimonials?.filter(({ displayOrder }) => displayOrder !== null) ?? [];
  const add = (
    <Button
      onClick={() => {
        setDialog({ kind: 'add' });
      }}
    >
      <Plus aria-hidden />
      {texts.add}
    </Button>
  );

  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={
        testimonials !== undefined &&
        testimonials.length > 0 && (
          <Flex gap="3" wrap="wrap">
            {shown.length > 1 && (
              <Button
                variant="outline"
                onClick={() => {
                  setDialog({ kind: 'order' });
                }}
              >
                <ArrowUpDown aria-hidden />
                {texts.order.open}
              </Button>
            )}
            {add}
          </Flex>
        )
      }
    >
      <Stack gap="8">
        {testimonials !== undefined ? (
          testimonials.length > 0 ? (
            <SimpleGrid
              as="ul"
              aria-label={texts.list}
              columns={columns}
              gap={{ base: '3', md: '5' }}
            >
              {testimonials.map((testimonial) => (
                <TestimonialCard
                  key={testimonial.id}
                  testimonial={testimonial}
                  onEdit={() => {
                    setDialog({ kind: 'edit', testimonial });
                  }}
                  onDelete={() => {
                    setDialog({ kind: 'delete', testimonial });
                  }}
                  onWithdraw={() => {
                    setDialog({ kind: 'withdraw', testimonial });
                  }}
                />
              ))}
            </SimpleGrid>
          ) : (
            <EmptyState icon={<MessageSquareQuote size={26} />} {...texts.empty}>
              {add}
            </EmptyState>
          )
        ) : isError ? (
          <ErrorState
            title={texts.loadFailed}
            text={sharedTexts.loadFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonCards count={5} columns={columns} ratio={9 / 16} />
        )}
        <Separator />
        <ShareTextForm advisor={advisor} onUnsaved={onUnsaved} />
      </Stack>
      {dialog?.kind === 'add' && testimonials !== undefined && (
        <TestimonialDialog
          advisorId={advisor.id}
          testimonial={null}
          present={testimonials}
          onEdit={onEdit}
          onClose={close}
        />
      )}
      {dialog?.kind === 'edit' && testimonials !== undefined && (
        <TestimonialDialog
          advisorId={advisor.id}
          testimonial={dialog.testimonial}
          present={testimonials}
          onEdit={onEdit}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteTestimonialDialog testimonial={dialog.testimonial} onClose={close} />
      )}
      {dialog?.kind === 'withdraw' && (
        <WithdrawDialog testimonial={dialog.testimonial} onClose={close} />
      )}
      {dialog?.kind === 'order' && (
        <OrderDialog advisorId={advisor.id} testimonials={shown} onClose={close} />
      )}
    </Card>
  );
}

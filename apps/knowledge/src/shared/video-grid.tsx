import { SimpleGrid } from '@wbd/ui';
import { SkeletonCards } from '@wbd/ui/page';
import type { ReactNode } from 'react';

const COLUMNS = { base: 1, sm: 2, lg: 3 };

/** Cards of videos. */
export function VideoGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      aria-label={label}
      columns={COLUMNS}
      gap={{ base: '4', md: '5' }}
    >
      {children}
    </SimpleGrid>
  );
}

export function VideoGridSkeleton() {
  return <SkeletonCards columns={COLUMNS} />;
}

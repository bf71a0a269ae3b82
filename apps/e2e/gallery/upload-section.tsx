import { Button, HStack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { UploadDialog, useUpload } from '@wbd/ui/upload';
import { useState } from 'react';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.upload;

/** What a test tells the upload under way, as the network would. */
type Line = (news: 'arrive' | 'finish' | 'fail') => void;
declare global {
  interface Window {
    uploadLine?: Line;
  }
}

export function UploadSection() {
  const { state, run } = useUpload();
  const [result, setResult] = useState('');
  const start = () =>
    run(
      ({ onProgress }) =>
        new Promise((resolve, reject) => {
          onProgress({ percent: 20, stage: 'video' });
          window.uploadLine = (news) => {
            if (news === 'arrive') onProgress({ percent: 60, stage: 'image' });
            if (news === 'finish') resolve();
            if (news === 'fail') reject(new Error('The line broke'));
          };
        }),
    );
  return (
    <Card title={texts.video}>
      <HStack>
        <Button
          onClick={() => void start().then(({ ok }) => setResult(ok ? texts.finish : texts.fail))}
        >
          {texts.start}
        </Button>
        <Text role="status">{result}</Text>
      </HStack>
      <UploadDialog state={state} />
    </Card>
  );
}

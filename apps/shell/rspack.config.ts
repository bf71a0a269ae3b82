import { shellConfig } from '@wbd/module/rspack';
import { colorModeScript } from '@wbd/ui/color-mode-script';
import { pageStyles } from '@wbd/ui/page-styles';

export default shellConfig({ inline: [colorModeScript], styles: [pageStyles()] });

/** Where each video was stopped, in seconds, for as long as the portal is open. */
const positions = new Map<string, number>();

export function stoppedAt(video: string, seconds: number): void {
  positions.set(video, seconds);
}

export function resumeAt(video: string): number {
  return positions.get(video) ?? 0;
}

import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useCurrentScale,
  useDelayRender,
} from 'remotion';

export type MeasuredWordProps = {
  readonly text: string;
  readonly padding: number;
};

type Box = {left: number; top: number; width: number; height: number};

export const MeasuredWord: React.FC<MeasuredWordProps> = ({text, padding}) => {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const {delayRender, continueRender} = useDelayRender();
  const frameRef = useRef<HTMLDivElement>(null);
  const wordRef = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<Box | null>(null);
  const isMeasured = box !== null;

  const measure = useCallback(() => {
    const outer = frameRef.current?.getBoundingClientRect();
    const inner = wordRef.current?.getBoundingClientRect();
    // Not on the canvas yet
    if (!outer || !inner || outer.width === 0) {
      return;
    }

    setBox({
      left: (inner.left - outer.left) / scale,
      top: (inner.top - outer.top) / scale,
      width: inner.width / scale,
      height: inner.height / scale,
    });
  }, [scale]);

  useLayoutEffect(() => {
    if (isMeasured) {
      return;
    }

    const handle = delayRender('Measuring the word');
    return () => continueRender(handle);
  }, [isMeasured, delayRender, continueRender]);

  useLayoutEffect(measure, [measure, frame, text]);

  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (frameRef.current) {
      observer.observe(frameRef.current);
    }

    if (wordRef.current) {
      observer.observe(wordRef.current);
    }

    return () => observer.disconnect();
  }, [measure]);

  // The column becomes narrower and wider, so the words change their lines
  const width = interpolate(frame, [0, 75, 149], [1120, 520, 1120]);

  return (
    <AbsoluteFill
      ref={frameRef}
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        fontSize: 76,
        justifyContent: 'center',
        lineHeight: 1.4,
        padding: '0 80px 60px',
      }}
    >
      {box && (
        <div
          style={{
            position: 'absolute',
            left: box.left - padding,
            top: box.top - padding,
            width: box.width + 2 * padding,
            height: box.height + 2 * padding,
            backgroundColor: '#f0883e',
          }}
        />
      )}
      <div style={{position: 'relative', width}}>
        Harbor Sessions by{' '}
        <span ref={wordRef} style={{color: '#12262b', whiteSpace: 'nowrap'}}>
          {text}
        </span>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 40,
          color: '#f4efe4',
          fontFamily: 'monospace',
          fontSize: 38,
        }}
      >
        {box &&
          `left ${box.left.toFixed(0)}, top ${box.top.toFixed(0)}, width ${box.width.toFixed(0)}, height ${box.height.toFixed(0)}`}
      </div>
    </AbsoluteFill>
  );
};

import {getLength, getPointAtLength} from '@remotion/paths';
import {makeEllipse} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MakeEllipseOrbitsProps = {
  readonly rx: number;
  readonly ry: number;
  readonly orbits: number;
};

export const MakeEllipseOrbits: React.FC<MakeEllipseOrbitsProps> = ({
  rx,
  ry,
  orbits,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {path, width, height, transformOrigin} = makeEllipse({rx, ry});
  const length = getLength(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(${640 - width / 2} ${360 - height / 2})`}>
          {Array.from({length: orbits}, (_, index) => {
            const share = index / orbits;
            const progress = (frame / durationInFrames + share) % 1;
            const {x, y} = getPointAtLength(path, progress * length);

            return (
              <g
                key={index}
                // The same path, turned around its center
                transform={`rotate(${share * 180} ${transformOrigin})`}
              >
                <path d={path} fill="none" stroke="#4b5759" strokeWidth={4} />
                <circle cx={x} cy={y} r={20} fill="#ff5a2e" />
              </g>
            );
          })}
          <circle
            r={44}
            fill="#f2f5f5"
            transform={`translate(${transformOrigin})`}
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};

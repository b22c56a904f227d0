/** The project that `studioPictures.ts` opens in the Studio. */
import {zColor} from '@remotion/zod-types';
import {
  AbsoluteFill,
  Composition,
  Folder,
  Sequence,
  interpolate,
  useCurrentFrame,
} from 'remotion';
import {z} from 'zod';

const schema = z.object({
  title: z.string(),
  accent: zColor(),
  acts: z.array(z.object({name: z.string(), time: z.string()})),
});

const Act: React.FC<{
  name: string;
  time: string;
  accent: string;
  row: number;
}> = ({name, time, accent, row}) => {
  const opacity = interpolate(useCurrentFrame(), [0, 15], [0, 1], {
    extrapolateRight: 'clamp',
  });
  return (
    <AbsoluteFill
      style={{opacity, top: 340 + row * 100, left: 110, fontSize: 54}}
    >
      <div>
        <span style={{color: accent, display: 'inline-block', width: 200}}>
          {time}
        </span>
        {name}
      </div>
    </AbsoluteFill>
  );
};

const Announcement: React.FC<z.infer<typeof schema>> = ({
  title,
  accent,
  acts,
}) => (
  <AbsoluteFill
    style={{
      backgroundColor: '#12262b',
      color: '#f4efe4',
      fontFamily: 'sans-serif',
    }}
  >
    <Sequence name="Title">
      <AbsoluteFill
        style={{top: 110, left: 110, fontSize: 110, fontWeight: 700}}
      >
        <div>{title}</div>
        <div
          style={{
            width: 240,
            height: 10,
            marginTop: 24,
            backgroundColor: accent,
          }}
        />
      </AbsoluteFill>
    </Sequence>
    {acts.map(({name, time}, row) => (
      <Sequence key={name} name={name} from={20 + row * 25}>
        <Act name={name} time={time} accent={accent} row={row} />
      </Sequence>
    ))}
  </AbsoluteFill>
);

const format = {
  fps: 30,
  durationInFrames: 150,
  schema,
  component: Announcement,
};
const defaultProps = {
  title: 'Harbor Sessions',
  accent: '#f0883e',
  acts: [
    {name: 'Lantern Choir', time: '19:00'},
    {name: 'The Tideline Four', time: '20:15'},
    {name: 'Night Ferry', time: '21:30'},
  ],
};

export const Root: React.FC = () => (
  <Folder name="Concert">
    <Composition
      id="Landscape"
      {...format}
      width={1280}
      height={720}
      // Not a variable, so that the Studio offers to save changes.
      defaultProps={{
        title: 'Harbor Sessions',
        accent: '#f0883e',
        acts: [
          {name: 'Lantern Choir', time: '19:00'},
          {name: 'The Tideline Four', time: '20:15'},
          {name: 'Night Ferry', time: '21:30'},
        ],
      }}
    />
    <Composition
      id="Square"
      {...format}
      width={1080}
      height={1080}
      defaultProps={defaultProps}
    />
    <Composition
      id="Story"
      {...format}
      width={1080}
      height={1920}
      defaultProps={defaultProps}
    />
  </Folder>
);

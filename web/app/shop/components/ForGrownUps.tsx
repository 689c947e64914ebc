/** Who the shop speaks to. */
export function ForGrownUps() {
  return (
    <p>
      <strong>For grown-ups.</strong> Nothing here is needed to play, and nothing can be bought on Emojigma itself: where something is on
      sale, its link leads to the site of whoever sells it. If you are a child, have a look, and leave the rest to a grown-up.
    </p>
  )
}

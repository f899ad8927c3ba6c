import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { ConfirmDialog, Dialog, MustAnswerDialog } from "../components/dialog.tsx";
import { Sheet } from "../components/sheet.tsx";
import { ToastStack } from "../components/toast.tsx";
import { useTexts } from "./texts.tsx";

const meta = { title: "Layers" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function sheetStory(side: "bottom" | "end"): Story {
  return {
    render: function SheetStory() {
      const { title, note, action, second } = useTexts();
      const [open, setOpen] = useState(true);
      return (
        <>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {action}
          </Button>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            side={side}
            title={title}
            closeLabel={second}
            footer={
              <div className="p-4">
                <Button kind="gold" wide>
                  {action}
                </Button>
              </div>
            }
          >
            <p className="text-body px-5">{note}</p>
          </Sheet>
        </>
      );
    },
  };
}

export const SheetFromBelow: Story = sheetStory("bottom");
export const SheetFromTheSide: Story = sheetStory("end");

export const Telling: Story = {
  render: function Telling() {
    const { title, note, action } = useTexts();
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title={title} actions={<Button onClick={() => setOpen(false)}>{action}</Button>}>
        <p>{note}</p>
      </Dialog>
    );
  },
};

export const Asking: Story = {
  render: function Asking() {
    const { title, note, action, second } = useTexts();
    return (
      <ConfirmDialog open title={title} cancelLabel={second} confirmLabel={action} onCancel={() => undefined} onConfirm={() => undefined}>
        {note}
      </ConfirmDialog>
    );
  },
};

/** Stops everything until one of its own buttons is pressed. */
export const MustAnswer: Story = {
  render: function MustAnswer() {
    const { title, note, action, second } = useTexts();
    const buttons = (
      <div className="grid grid-cols-2 gap-2">
        <Button kind="quiet">{second}</Button>
        <Button kind="quiet">{action}</Button>
      </div>
    );
    return (
      <MustAnswerDialog open title={title} note={note} actions={buttons}>
        <p className="mt-3 font-figure text-[34px] leading-10 font-bold tabular-nums">1:00:00</p>
      </MustAnswerDialog>
    );
  },
};

/** What takes something away says so in its colour, and burns while it runs. */
export const AskingHard: Story = {
  render: function AskingHard() {
    const { title, note, action, second } = useTexts();
    const usual = { title, cancelLabel: second, confirmLabel: action, onCancel: () => undefined, onConfirm: () => undefined };
    return (
      <ConfirmDialog open {...usual} confirmKind="heat" pending>
        {note}
      </ConfirmDialog>
    );
  },
};

/** Content that is longer than the screen scrolls; head and foot stay. */
export const LongSheet: Story = {
  render: function LongSheet() {
    const { title, note, action, second } = useTexts();
    return (
      <Sheet
        open
        onClose={() => undefined}
        title={title}
        closeLabel={second}
        footer={
          <div className="p-4">
            <Button kind="gold" wide>
              {action}
            </Button>
          </div>
        }
      >
        <div className="flex flex-col gap-4 px-5">
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index} className="text-body text-paper-2">
              {note}
            </p>
          ))}
        </div>
      </Sheet>
    );
  },
};

export const Toasts: Story = {
  render: function Toasts() {
    const { note, fault, onSale, action } = useTexts();
    return (
      <ToastStack
        items={[
          { id: 1, kind: "info", text: note },
          { id: 2, kind: "success", text: onSale },
          { id: 3, kind: "error", text: fault },
          { id: 4, kind: "loading", text: action },
        ]}
      />
    );
  },
};

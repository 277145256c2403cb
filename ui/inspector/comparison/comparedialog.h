// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/headdifferencemodel.h"
#include "models/jsondifferencemodel.h"
#include "models/requestcomparison.h"
#include "ui/widgets/frames/dialog.h"

#include <QPointer>

#include <array>
#include <memory>
#include <optional>

class QPushButton;

namespace runlatch::store {
class CaptureStore;
}

namespace runlatch::ui {

class BusyLine;
class ByteDifferenceView;
class DifferenceTable;
class ElidedLabel;
class Label;
class MessageBar;
class TabWidget;

/// Two requests compared, in a window of its own: by meaning, by headers and by bytes. Reading and comparing happen in
/// other threads and can be cancelled. Secrets are shown as '*' on both sides.
class CompareDialog final : public Dialog
{
    Q_OBJECT

public:
    enum Side { Left, Right };

    /// Opens the window with nothing on either side.
    static CompareDialog *show(QWidget *parent);
    /// Opens the window with captures, by their ids in the store. With an id of 0 that side waits for a file.
    static CompareDialog *show(QWidget *parent, store::CaptureStore &store, qint64 left, qint64 right = 0);

    explicit CompareDialog(QWidget *parent = nullptr);
    ~CompareDialog() override;

    void load(store::CaptureStore &store, Side side, qint64 id);
    void open(Side side, const QString &file);
    void swapSides();

private:
    struct Content
    {
        QString title; ///< empty: nothing was chosen
        std::optional<models::ComparedSide> request;
        int question = 0; ///< answers to earlier ones are dropped
    };
    struct SideRow
    {
        ElidedLabel *title;
        QPushButton *open;
    };

    QWidget *buildSides();
    QWidget *buildActions();
    void chooseFile(Side side);
    void take(Side side, const QString &file, const QByteArray &content);
    void setContent(Side side, const QString &title, const models::ComparedSide &request);
    void showTitles();
    void showEmpty(const QString &icon, const QString &title, const QString &sentence);
    void compare();
    void cancel();
    void clearResults();
    void setBusy(bool isBusy);
    void showComparison(const models::RequestComparison &comparison);
    void showWhyNotByMeaning(const models::RequestComparison &comparison);
    void showNotes(const models::RequestComparison &comparison);
    void copyAsText();

    std::array<Content, 2> m_contents;
    std::array<SideRow, 2> m_rows{};
    models::JsonDifferenceModel m_jsonModel;
    models::HeadDifferenceModel m_headModel;
    MessageBar *m_message;
    BusyLine *m_busy;
    Label *m_state;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_swap = nullptr;
    QPushButton *m_copy = nullptr;
    TabWidget *m_tabs;
    DifferenceTable *m_json;
    DifferenceTable *m_heads;
    ByteDifferenceView *m_bytes;
    inspector::Cancellation m_cancellation;
    std::unique_ptr<QObject> m_question; ///< an answer to an earlier one is dropped with it
};

} // namespace runlatch::ui

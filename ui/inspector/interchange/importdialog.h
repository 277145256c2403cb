// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "interchange/import.h"
#include "store/capturestore.h"
#include "ui/widgets/frames/dialog.h"

#include <memory>

class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace runlatch::ui {

class Label;
class MessageBar;

/// Reads requests from files of any kind (interchange::FileKind) into the store: looks at the chosen files and says
/// what an import would do, and shows its progress, and what could not be taken, the lines and entries of a file by the
/// kinds of their faults. Files may be dropped on it, but not while an import is running. Closing it cancels an import;
/// what was imported stays.
class ImportDialog final : public Dialog
{
    Q_OBJECT

public:
    ImportDialog(store::CaptureStore &store, base::Clock &clock, QWidget *parent = nullptr); ///< both outlive it
    ~ImportDialog() override;

    /// Before setFiles(): signatures are checked with them (interchange::Import::setKeys), and it is said how many
    /// hold.
    void setKeys(const QList<QByteArray> &keys);
    /// Begins to look at them. The person may begin the import before that has ended. Not while one is running.
    void setFiles(const QStringList &files);

signals:
    void imported(); ///< the store has more captures than before

protected:
    bool event(QEvent *event) override;

private:
    void buildLayout();
    void connectParts();
    void browse();
    void choose(const QStringList &files);
    void look();
    void showPlan(const interchange::Import::Result &result);
    void begin();
    void start();
    void showProgress(qint64 done, qint64 of);
    void showFault(const interchange::Import::Fault &fault);
    void showKind(const QString &file, const interchange::FaultKind &kind);
    void showLine(const QString &place, const QString &words);
    void showEnd(const interchange::Import::Result &result);
    void setRunning(bool isRunning);

    store::CaptureStore &m_store;
    base::Clock &m_clock;
    QStringList m_files;
    QList<QByteArray> m_keys;
    Label *m_chosen;
    Label *m_plan; ///< what an import would do
    Label *m_trust;
    QPushButton *m_browse;
    MessageBar *m_message;
    QPlainTextEdit *m_faults;
    Label *m_words;
    QProgressBar *m_bar;
    QPushButton *m_start;
    QPushButton *m_close;
    bool m_startsNext = false; ///< the import begins when the look has ended
    std::unique_ptr<interchange::Import> m_look;
    std::unique_ptr<interchange::Import> m_import;
};

} // namespace runlatch::ui

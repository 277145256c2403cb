// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "interchange/export.h"
#include "store/capturestore.h"
#include "ui/widgets/frames/dialog.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace runlatch::ui {

class Field;
class Label;
class MessageBar;
class RemarkLine;

/// Writes received requests into a file: which of them, in which format, where, and whether with their secrets. Shows
/// the progress, and stays open to say how it ended. Closing it cancels an export.
class ExportDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `chosen` are the ids of the requests that are chosen in the list, which `filter` restricts. Store and
    /// clock must outlive the dialog.
    ExportDialog(store::CaptureStore &store, const base::Clock &clock, const QList<qint64> &chosen,
                 const store::CaptureFilter &filter = {}, QWidget *parent = nullptr);
    ~ExportDialog() override;

    void setFile(const QString &file);

private:
    enum class Extent { Chosen, Matching, All };

    void buildFields();
    void buildExtent();
    void buildLayout();
    void connectParts();
    interchange::Format format() const;
    void suggestFile();
    void browse();
    void showSecrets();
    void start();
    void showProgress(qint64 done, qint64 of);
    void showEnd(const interchange::Export::Result &result);
    void showError(const base::Error &error);
    void setRunning(bool isRunning);

    store::CaptureStore &m_store;
    const base::Clock &m_clock;
    const QList<qint64> m_chosen;
    const store::CaptureFilter m_filter;
    QComboBox *m_extent;
    QComboBox *m_format;
    QLineEdit *m_file;
    Field *m_fileField;
    QPushButton *m_browse;
    QCheckBox *m_secrets;
    RemarkLine *m_remark;
    MessageBar *m_message;
    Label *m_words;
    QProgressBar *m_bar;
    QPushButton *m_start;
    QPushButton *m_close;
    QString m_suggested; ///< the file name that was suggested last
    std::unique_ptr<interchange::Export> m_export;
};

} // namespace runlatch::ui

// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace runlatch::lint {
struct Lint;
}

namespace runlatch::ui {

class ExactJson;
class MessageBar;

/// The document of a reply as it is sent. It follows the form, and the form follows it. Members that no form shows stay
/// in it (protocol/writtenresult.h). A document that cannot be read changes nothing in the form; the line and the
/// column of its fault are said.
class ExactReply final : public QWidget
{
    Q_OBJECT
public:
    explicit ExactReply(QWidget *parent = nullptr);

    /// Begins with another reply. `written`: TaskResult::written of its draft.
    void open(const QByteArray &written);
    /// Shows the result of the form. A text that was being written gives way if the form changed; undoing brings it
    /// back.
    void follow(const protocol::TaskResult &result);
    /// Reads what was written a moment ago. False: the document cannot be read, so that nothing may be sent.
    bool settle();
    bool isBroken() const { return m_isBroken; }
    /// The result to send: writeTaskResult() makes the document of it that is shown for it here.
    protocol::TaskResult withDocument(const protocol::TaskResult &result) const;
    /// The bytes of a document of the person's own; none while it is written from the form.
    std::optional<qsizetype> ownBytes() const { return m_isOwn ? std::optional(m_document.size()) : std::nullopt; }
    /// TaskResult::written for the draft: empty while the document says no more than the form.
    QByteArray kept() const { return m_hasMore ? m_document : QByteArray(); }

signals:
    void written(const runlatch::protocol::TaskResult &result); ///< a person changed the document, and it can be read
    void brokenChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Reading;
    static Reading readingOf(const QByteArray &document);
    void read();
    void readAtPause();
    void take(const Reading &reading);
    void forgetReading();
    void refuse(const base::Error &error, const lint::Lint &lint);
    void setBroken(bool broken);
    void showDocument();
    QByteArray documentOf(const protocol::TaskResult &result) const;

    QTimer m_pause;           ///< runs after a keystroke
    int m_number = 0;         ///< of the last reading in the pool
    bool m_isReading = false; ///< the pool reads what was written
    protocol::TaskResult m_result;
    QByteArray m_document;  ///< the last one that could be read
    bool m_isOwn = false;   ///< a person wrote it, so that it is changed and not written anew
    bool m_hasMore = false; ///< it has what no form shows
    bool m_isBroken = false;
    bool m_isBehind = false;   ///< it is shown when it comes into sight
    bool m_isUndoable = false; ///< what it then takes the place of was being written
    MessageBar *m_problem;
    ExactJson *m_json;
};

} // namespace runlatch::ui

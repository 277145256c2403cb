// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/draftkeeper.h"

#include <QObject>
#include <QTimer>

namespace runlatch::ui {

class BulkCreateForm;
struct Workbench;

/// The draft that stands in the form, on its way to the store and back, with what the form does not show: whether it
/// was sent and nobody knows what became of it, and to which connection it belongs.
class DraftSession final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    DraftSession(Workbench &workbench, BulkCreateForm &form, QObject *parent = nullptr);

    changerequests::BulkDraft draft() const;
    /// The form changed: kept soon, not with each letter.
    void touch();
    void keep();
    void flush(); ///< what was typed, at once
    /// It was sent, or thrown away.
    void discard();

    void restore(QObject *context, base::Callback<changerequests::BulkDraft> done);
    /// Another draft that the store has; null where there is none. It can be taken into the form.
    const changerequests::BulkDraft *other() const;
    changerequests::BulkDraft takeOther();

    /// When what is in the form was sent, with an unknown outcome; invalid where it was not.
    const QDateTime &sentAt() const { return m_sentAt; }
    /// The connection that is looked at. A draft without content is begun there.
    void setEndpoint(const service::Endpoint &endpoint);
    bool isAtHome() const; ///< it belongs to the connection that is looked at
    const std::optional<changerequests::BulkDraft::Home> &home() const { return m_home; }
    /// The person wants it for the connection that is looked at. Where it belongs to another one, that draft is kept
    /// as the other one, and the copy is without its organization and workspaces. Gives back what is written now.
    changerequests::BulkDraft moveHere();

    /// `done` when that is on disk, where it outlives whatever happens to the program next.
    void setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done);
    void setSentAt(const QDateTime &utc);

signals:
    void kept();
    void saved(const QDateTime &at);                 ///< as of DraftKeeper
    void failed(const runlatch::base::Error &error); ///< once, until it is saved again

private:
    void beginHere();

    BulkCreateForm &m_form;
    changerequests::DraftKeeper m_keeper;
    QTimer m_change; ///< gathers what is typed, so that a long message is not copied with each letter
    QDateTime m_sentAt;
    service::Endpoint m_endpoint;
    std::optional<changerequests::BulkDraft::Home> m_home;
    bool m_hasFailed = false;
};

} // namespace runlatch::ui

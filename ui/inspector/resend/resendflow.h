// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "replay/lineagekeeper.h"
#include "replay/resender.h"
#include "ui/inspector/resend/resendoffer.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace runlatch::ui {

class CaptureList;
class ListenerControl;
class MessageBar;
class ResendDialog;
struct Resent;
struct Workbench;

/// Sends requests of the list again. The first time a dialog shows what leaves and where to. Where the person agrees
/// there, later requests go to that place at once, until the program ends; a bar names the place and the answer. One
/// that cannot leave as it was received opens the dialog again, and one with secrets that were not agreed to where that
/// place is another computer. A request that comes back to the own listener knows which one it was made from, and a
/// changed one that left for elsewhere is kept as a request of its own.
class ResendFlow final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    struct Parts
    {
        store::OpenStore &open;
        CaptureList &list;
        ListenerControl &listener;
        MessageBar &message;
    };
    ResendFlow(const Parts &parts, Workbench &workbench, QWidget &page);
    ~ResendFlow() override;

    void send(qint64 id);                                                   ///< by its id in the store
    void see(const QList<store::CaptureRow> &rows) { m_lineage.see(rows); } ///< rows that were received
    void edit(qint64 id);                                                   ///< opens the dialog in any case

signals:
    void lineageKnown(const runlatch::store::CaptureRow &row); ///< of a received row

private:
    void load(qint64 id, std::function<void(const ResendOffer &)> take);
    ResendOffer offerOf(const CaptureReading &reading, const QList<QByteArray> &secrets) const;
    ResendDialog *open(const ResendOffer &offer, const std::optional<ResendTarget> &target);
    void sendAtOnce(const ResendOffer &offer, const ResendTarget &target, const replay::Resending &resending);
    void leave(const ResendOffer &offer, const Resent &resent);
    void keep(const ResendOffer &offer, const Resent &resent);
    void showUnderWay();
    void offerToCancel();
    void tell(const ResendOffer &offer, const ResendTarget &target, const base::Result<http::Response> &answer);
    void showFailure(const base::Error &error);
    void setTarget(const std::optional<ResendTarget> &target);

    const Parts m_parts;
    Workbench &m_workbench;
    QWidget &m_page;
    replay::Resender m_resender;
    replay::LineageKeeper m_lineage;
    std::optional<ResendTarget> m_target; ///< where the key sends at once
    base::Call m_call;                    ///< of sendAtOnce()
    QString m_number;                     ///< of the request of m_call
    QString m_place;                      ///< to which it goes
    std::unique_ptr<QObject> m_loading;   ///< the answer to an earlier question is dropped with it
};

} // namespace runlatch::ui
